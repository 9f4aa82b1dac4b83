import { defaultHeaders, missingHeaders } from '../../server'
import { headerTables, isCacheControl, prefixPattern, valueForAll, type HeaderTable } from './header-tables'
import { mimeTypes } from './mime-types'

type Place = { host: string; root: string; listen: string }

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** An empty value is no header: nginx leaves it out. */
function mapOf({ name, rules }: HeaderTable, fallback = ''): string {
  const lines = rules.map(({ path, value }) => `  ${path.endsWith('*') ? `~${prefixPattern(path)}` : path} "${value}";\n`)
  return `map $site_path ${variable(name)} {\n  default "${fallback}";\n${lines.join('')}}\n`
}

/** nginx counts text/html in by itself, and warns when it is named again. */
const textTypes = mimeTypes
  .filter(({ isText, type }) => isText && type !== 'text/html')
  .map(({ type }) => type)
  .join(' ')

/** One file for conf.d, to replace after each build. What belongs to the machine (certificate, other ports) is in a folder that it includes. */
export function nginxConfig(headersFile: string, { host, root, listen }: Place): string {
  const tables = headerTables(headersFile)
  const cache = tables.find(isCacheControl) ?? { name: 'Cache-Control', rules: [] }
  const others = tables.filter((table) => !isCacheControl(table))
  const partial = others.filter((table) => valueForAll(table) === undefined)
  return `# Made from out/_headers by: npm run host -- nginx
# The address as it was asked: nginx changes its own when it looks for index.html or 404.html.
map $request_uri $site_path {
  "~^(?<site_asked>[^?]*)" $site_asked;
}
${[mapOf(cache, defaultHeaders['cache-control']), ...partial.map((table) => mapOf(table))].join('')}# Nobody keeps the absence of a file.
map $status $site_cache {
  default ${variable(cache.name)};
  ~^[45] "${missingHeaders['cache-control']}";
}

server {
  listen ${listen};
  server_name ${host};
  root ${root};
  include /etc/nginx/${host}.d/*.conf;

  server_tokens off;
  absolute_redirect off;
  error_page 403 404 =404 /404.html;

  types {
${mimeTypes.map(({ ending, type }) => `    ${type} ${ending.slice(1)};\n`).join('')}  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${textTypes};

  add_header Cache-Control $site_cache always;
${others.map((table) => `  add_header ${table.name} ${valueForAll(table) === undefined ? variable(table.name) : `"${valueForAll(table) ?? ''}"`} always;\n`).join('')}
  location ~ ^/(_headers|_redirects)$ {
    return 404;
  }
  location ~ /[.](?!well-known/) {
    return 404;
  }
  location ~ /$ {
    try_files \${uri}index.html =404;
  }
  location / {
    if (-f $request_filename/index.html) {
      return 301 $uri/$is_args$args;
    }
    try_files $uri =404;
  }
}
`
}
