import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** `pid` and every process that it, or one of its, started. */
function treeOf(pid: number): number[] {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []))
  return [pid, ...below(pid)]
}

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const isGone = (pid: number): boolean => {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return state.trim().startsWith('Z')
  } catch {
    return true
  }
}

/** Kills them all at once: none has a moment to write what another one's end tells it. */
export async function killTree(pid: number): Promise<void> {
  const pids = treeOf(pid)
  for (const each of pids) signal(each, 'SIGSTOP')
  for (const each of treeOf(pid)) signal(each, 'SIGKILL')
  for (let nth = 0; nth < 250 && pids.some((each) => signal(each, 0) && !isGone(each)); nth++)
    await new Promise((next) => setTimeout(next, 20))
}

/** The first of these programs that is installed. */
export const firstOf = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((path) => path && existsSync(path))
