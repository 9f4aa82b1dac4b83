import { describe, expect, test } from '@jest/globals'
import { apacheConfig } from '@/scripts/deploy/hosts/apache'
import { headerTables } from '@/scripts/deploy/hosts/header-tables'
import { nginxConfig } from '@/scripts/deploy/hosts/nginx'

const headersFile = `/*
  Content-Security-Policy: default-src 'none'
  X-Frame-Options: DENY

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
/feed.xml
  Access-Control-Allow-Origin: *
`

/** The lines that say something of headers or paths, without the frame around them. */
const linesWith = (config: string, ...words: string[]) =>
  config
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => words.some((word) => line.includes(word)))

describe('the nginx form', () => {
  const config = nginxConfig(headersFile, { host: 'www.fanal.quebec', root: '/var/www/www.fanal.quebec', listen: '80' })

  test('sends each header with every answer, errors included', () => {
    expect(linesWith(config, 'add_header')).toEqual([
      'add_header Cache-Control $site_cache always;',
      `add_header Content-Security-Policy "default-src 'none'" always;`,
      'add_header X-Frame-Options "DENY" always;',
      'add_header Access-Control-Allow-Origin $site_access_control_allow_origin always;',
    ])
  })

  test('chooses by the path that was asked, and lets nobody keep the absence of a file', () => {
    expect(config).toContain(
      'map $site_path $site_cache_control {\n  default "public, max-age=0, must-revalidate";\n  ~^/_next/static/ "public, max-age=31536000, immutable";\n}',
    )
    expect(config).toContain('map $site_path $site_access_control_allow_origin {\n  default "";\n  /feed.xml "*";\n}')
    expect(config).toContain('~^[45] "no-store";')
  })

  test('knows its host, its folder and what belongs to the machine', () => {
    expect(linesWith(config, 'server_name', 'root ', 'include ')).toEqual([
      'server_name www.fanal.quebec;',
      'root /var/www/www.fanal.quebec;',
      'include /etc/nginx/www.fanal.quebec.d/*.conf;',
    ])
  })

  test('compresses text, and names text/html nowhere, which nginx would refuse', () => {
    for (const line of linesWith(config, 'gzip_types', 'charset_types')) {
      expect(line).toContain('text/javascript')
      expect(line).not.toMatch(/text\/html|image\/avif/)
    }
  })
})

test('the Apache form sends each header with every answer, by the line that was asked', () => {
  expect(linesWith(apacheConfig(headersFile), 'Header ')).toEqual([
    'Header always set Cache-Control "public, max-age=0, must-revalidate"',
    `Header always set Content-Security-Policy "default-src 'none'"`,
    'Header always set X-Frame-Options "DENY"',
    'Header always set Access-Control-Allow-Origin "*" "expr=%{THE_REQUEST} =~ m#^[A-Z]+ /feed[.]xml[? ]#"',
    'Header always set Cache-Control "public, max-age=31536000, immutable" "expr=%{THE_REQUEST} =~ m#^[A-Z]+ /_next/static/#"',
    'Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} =~ /^[45]/"',
  ])
})

test.each([
  ['/a/*/b\n  X-A: 1', '_headers: /a/*/b cannot be said to nginx and Apache'],
  ['/a;b\n  X-A: 1', '_headers: /a;b cannot be said to nginx and Apache'],
  ['/*\n  X-A: 1\n/a/*\n  x-a: 2', '_headers: /* and /a/* both give x-a to the same addresses'],
  ['/a/\n  X-A: 1\n/a/\n  X-A: 2', '_headers: /a/ and /a/ both give X-A to the same addresses'],
  ['/*\n  X-A: "quoted"', '_headers: X-A holds a sign that needs quoting'],
])('refuses what the two servers would read otherwise: %j', (text, sentence) => {
  expect(() => headerTables(text)).toThrow(sentence)
})
