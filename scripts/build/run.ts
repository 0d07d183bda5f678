import { spawn } from 'node:child_process'

/** Runs a command to completion; its output is passed through, or collected if `quiet`. */
export function run(
  command: string,
  args: string[],
  { quiet = false, env = {}, cwd }: { quiet?: boolean; env?: Record<string, string | undefined>; cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      cwd,
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
