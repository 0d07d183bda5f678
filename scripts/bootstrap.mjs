// Runs before anything is installed, on any Node version: use nothing newer than Node 20.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...args] = process.argv.slice(2)
const stampFile = join(root, 'node_modules', '.langraan-install')
const windows = process.platform === 'win32'

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Installing what the lockfile names …')
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  writeFileSync(stampFile, stamp)
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
