import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missingBinaries, withBinaries } from '../../scripts/lock'

describe('the lockfile', () => {
  const text = readFileSync('package-lock.json', 'utf8')

  test('INSTALL-440 it lists the binaries of every platform, as npm ci requires, and no registry', () => {
    expect([...missingBinaries(JSON.parse(text)).keys()], 'npm run lock adds them').toEqual([])
    expect(text.match(/"resolved"/g)).toBeNull()
  })

  test("INSTALL-441 a binary that the registry doesn't have is locked by the version and platform in its name", () => {
    const esbuild = {
      version: '1.2.3',
      dev: true,
      optionalDependencies: { '@a/linux-x64-musl': '1.2.3', '@a/win32-arm64': '1.2.3' },
    }
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/b': esbuild,
      'node_modules/@a/win32-arm64': { version: '1.2.3' },
    }
    const added = { version: '1.2.3', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] }
    const completed = withBinaries({ packages })
    expect(Object.entries(completed.packages)).toEqual([
      ['', { version: '0.1.0' }],
      ['node_modules/@a/linux-x64-musl', added],
      ['node_modules/@a/win32-arm64', { version: '1.2.3' }],
      ['node_modules/b', esbuild],
    ])
    expect(withBinaries(completed)).toEqual(completed)
    const unknown = { packages: { 'node_modules/b': { version: '1.0.0', optionalDependencies: { fast: '^1' } } } }
    expect(() => withBinaries(unknown)).toThrow('fast does not say its platform')
  })
})

// its npm is a shell script
describe.skipIf(process.platform === 'win32')('a task', () => {
  let root: string
  const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const env = () => ({ ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` })
  const start = (task: string) => [join(root, 'scripts/bootstrap.mjs'), task, '--flag']
  const lock = (packages: Record<string, object>) => write('package-lock.json', JSON.stringify({ packages }))
  const run = async () => (await promisify(execFile)(process.execPath, start('hello'), { env: env() })).stdout

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'raan-install-'))
    for (const folder of ['bin', 'scripts']) mkdirSync(join(root, folder))
    cpSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'))
    lock({ '': { version: '0.1.0' }, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } })
    write('calls', '')
    // as npm leaves it: a Node of the project's own, and a list of what it installed
    write(
      'bin/npm',
      `#!/bin/sh
cd "${root}"
echo "$@" >> calls
mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
`,
    )
    chmodSync(join(root, 'bin/npm'), 0o755)
    write('scripts/hello.ts', `console.log(process.argv[2])`)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('INSTALL-442 it is installed with npm ci, once per state of the lockfile', async () => {
    expect(await run()).toContain('--flag')
    await run()
    expect(calls()).toEqual([expect.stringMatching(/^ci( --|$)/)])
    lock({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } })
    await run()
    expect(calls()).toHaveLength(2)
    lock({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } })
    await run()
    expect(calls()).toHaveLength(3)
    lock({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' }, 'node_modules/b': { version: '1.0.0' } })
    await run()
    expect(calls()).toHaveLength(4)
  })

  test('INSTALL-3900 what someone installed with npm ci is not installed again', async () => {
    await promisify(execFile)(join(root, 'bin/npm'), ['ci'])
    await run()
    lock({
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a-win32': { version: '1.0.0', optional: true },
    })
    expect(await run()).toBe('--flag\n')
    expect(calls()).toEqual(['ci'])
  })

  test('INSTALL-443 signals are passed to it, and its exit code is passed on', async () => {
    write(
      'scripts/wait.ts',
      `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('ready')`,
    )
    const starter = spawn(process.execPath, start('wait'), { env: env(), stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    while (!said.includes('ready')) said += String((await once(starter.stdout, 'data'))[0])
    starter.kill('SIGTERM')
    expect(await once(starter, 'exit')).toEqual([3, null])
  })
})
