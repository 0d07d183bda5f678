// Runs before anything is installed, on any Node version: use nothing newer than Node 20.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...args] = process.argv.slice(2)
const windows = process.platform === 'win32'

const packagesOf = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages ?? {}

/** What npm installed last: it writes this file when it is done. */
function installedPackages() {
  try {
    return packagesOf('node_modules', '.package-lock.json')
  } catch {
    return undefined
  }
}

/** Binaries of other platforms are optional, and missing. */
function isInstalled() {
  const installed = installedPackages()
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    if (!found) return path === '' || optional === true
    return found.version === version && (integrity === undefined || found.integrity === integrity)
  })
}

function install() {
  if (isInstalled()) return
  console.log('Installing what the lockfile names …')
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
}

install()
const node = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
const bin = dirname(node)
const child = spawn(node, [join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH}` },
})
// the server shuts down gracefully: forward the signal and wait
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
