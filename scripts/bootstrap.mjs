// Runs before anything is installed, on whatever Node there is: nothing newer than Node 20 here.
import { execFileSync, spawnSync } from 'node:child_process'
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
  console.log('Installing what is missing …')
  // not `npm ci`: it insists on the binaries of platforms that a registry need not have
  execFileSync('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  writeFileSync(stampFile, stamp)
}

install()
const node = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
const bin = dirname(node)
const { status } = spawnSync(node, [join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH}` },
})
process.exit(status ?? 1)
