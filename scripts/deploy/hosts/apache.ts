import { defaultHeaders, missingHeaders } from '../../server'
import { headerTables, isCacheControl, prefixPattern } from './header-tables'
import { mimeTypes } from './mime-types'

const texts = mimeTypes.filter(({ isText }) => isText)

/** The request line as it came: Apache changes the address when it looks for index.html or 404.html. */
function condition(path: string): string {
  if (path === '/*') return ''
  return ` "expr=%{THE_REQUEST} =~ m#^[A-Z]+ ${prefixPattern(path).slice(1)}${path.endsWith('*') ? '' : '[? ]'}#"`
}

/** The .htaccess that goes with the site. Apache needs its modules headers, rewrite and deflate, and AllowOverride All for the folder. */
export function apacheConfig(headersFile: string): string {
  const tables = headerTables(headersFile)
  const rules = [...tables.filter((table) => !isCacheControl(table)), ...tables.filter(isCacheControl)].flatMap(({ name, rules: each }) =>
    each.map(({ path, value }) => `Header always set ${name} "${value}"${condition(path)}\n`),
  )
  return `# Made from out/_headers by: npm run host -- apache
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

${mimeTypes.map(({ ending, type }) => `AddType ${type} ${ending}\n`).join('')}AddDefaultCharset utf-8
AddCharset utf-8 ${texts.map(({ ending }) => ending).join(' ')}
AddOutputFilterByType DEFLATE ${texts.map(({ type }) => type).join(' ')}

Header always set Cache-Control "${defaultHeaders['cache-control']}"
${rules.join('')}# Nobody keeps the absence of a file.
Header always set Cache-Control "${missingHeaders['cache-control']}" "expr=%{REQUEST_STATUS} =~ /^[45]/"

RewriteEngine On
RewriteRule ^(_headers|_redirects)$ - [R=404,L]
RewriteRule (^|/)[.](?!well-known/) - [R=404,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule [^/]$ %{REQUEST_URI}/ [R=301,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
`
}
