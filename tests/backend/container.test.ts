import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n')
const argumentsOf = (instruction: string): readonly string[] =>
  JSON.parse(lines.find((line) => line.startsWith(`${instruction} [`))?.slice(instruction.length) ?? '[]')
const compose = readFileSync('compose.yaml', 'utf8')
/** Entries of a list or of names in `compose.yaml`, at any depth. */
const entriesOf = (name: string): readonly string[] =>
  [...compose.matchAll(new RegExp(`^( *)${name}:\\n((?:\\1  .*\\n)+)`, 'gm'))].flatMap(([, , block = '']) =>
    [...block.matchAll(/^ +(?:- )?"?([^"#\n]+?)"?:?$/gm)].map(([, entry = '']) => entry),
  )

test('BACK-80 the container runs as a user without rights, on the port and folders its files agree on', () => {
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start))
  expect(lines.filter((line) => line.startsWith('FROM '))).toEqual(['FROM node:24-slim AS build', 'FROM node:24-slim'])
  expect([at('USER node') > at('RUN ln'), at('USER node') < at('ENTRYPOINT')]).toEqual([true, true])
  expect([argumentsOf('ENTRYPOINT'), argumentsOf('CMD')]).toEqual([
    ['langraan'],
    ['serve', '--data', '/data', '--host', '--log'],
  ])
  const [address, outer, inner] = entriesOf('ports')[0]?.split(':') ?? []
  expect([address, outer, `EXPOSE ${inner}`]).toEqual(['127.0.0.1', '8080', lines[at('EXPOSE')]])
  expect(lines[at('HEALTHCHECK')]).toContain(`http://localhost:${inner}/readyz`)
  const folders = argumentsOf('VOLUME')
  // the mounts of the service, and the volumes themselves
  const names = folders.map((folder) => folder.slice(1))
  expect(entriesOf('volumes')).toEqual([...names.map((name) => `${name}:/${name}`), ...names])
  expect(compose).toContain('read_only: true\n')
  expect(entriesOf('cap_drop')).toEqual(['ALL'])
})

test('BACK-81 the image has what the package’s command needs', () => {
  const { bin, type } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(type).toBe('module')
  const copied = lines.filter((line) => line.startsWith('COPY --from=build')).map((line) => line.split(' ').slice(2))
  expect(copied).toEqual([
    ['/app/package.json', '/app/LICENSE', './'],
    ['/app/dist/backend', 'dist/backend'],
    ['/app/dist/embed', 'dist/embed'],
    ['/driver', './'],
  ])
  expect(lines.some((line) => line.includes(`ln -s /app/${bin.langraan} /usr/local/bin/langraan`))).toBe(true)
})

test('BACK-1902 container, unit and benchmark keep the memory for new objects small in the same way', () => {
  const setting = '--max-semi-space-size=4'
  expect(lines.findLast((line) => line.startsWith('ENV '))?.split(' ')).toContain(`NODE_OPTIONS=${setting}`)
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\nEnvironment=NODE_OPTIONS=${setting}\n`)
  expect(readFileSync('scripts/bench/backend.ts', 'utf8')).toContain(`NODE_OPTIONS: '${setting}'`)
})

test('BACK-4860 with PostgreSQL, the container has its driver, and the address is that of the database beside it', () => {
  const driver = lines.find((line) => line.includes('/driver'))
  expect(driver).toContain("npm query '#pg, #pg *'")
  const file = readFileSync('compose.postgres.yaml', 'utf8')
  const settingOf = (name: string) => file.match(new RegExp(`^ +${name}: (.+)$`, 'm'))?.[1] ?? ''
  const { protocol, username, hostname, pathname } = new URL(
    settingOf('DATABASE_URL').replace(/\$\{[^}]*\}/, 'password'),
  )
  expect([protocol, username, pathname]).toEqual([
    'postgres:',
    settingOf('POSTGRES_USER'),
    `/${settingOf('POSTGRES_DB')}`,
  ])
  expect(file).toContain(`\n  ${hostname}:\n    image: postgres:`)
  expect(settingOf('POSTGRES_INITDB_ARGS')).toContain('--encoding=UTF8')
  expect(file).toContain(`${hostname}:\n        condition: service_healthy\n`)
})
