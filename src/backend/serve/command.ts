import { parseArgs } from 'node:util'
import { linkCommand } from './link'
import { serveCommand } from './serve'

const usage = `langraan serve                    the dashboard and the shop's backend on this machine
  --owner you@example.com         the first time: who owns the shop; prints a link to choose a password
  --data ./data                   folder of the shop's data
  --port 8080                     port
  --host [address]                also for other machines, under any name
  --demo                          a sample shop to try, in ./data-demo unless --data says otherwise

langraan link mail@example.com    prints a link with which a user from the list of users chooses a password
  --data ./data
  --url http://localhost:8080     where the dashboard is reached
`

/** What stands behind the program's name; `--host` alone means all addresses. */
function readArguments(args: readonly string[]) {
  const isBare = (arg: string, next: string | undefined) => arg === '--host' && (!next || next.startsWith('-'))
  const whole = args.map((arg, position) => (isBare(arg, args[position + 1]) ? '--host=0.0.0.0' : arg))
  return parseArgs({
    args: whole,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string' },
      owner: { type: 'string' },
      url: { type: 'string', default: 'http://localhost:8080' },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
}

export type Values = ReturnType<typeof readArguments>['values']

/** A reason that whoever typed the command can do something about. */
export class CommandError extends Error {}

/** Runs one command; the exit code once it is over, which for a server is when it listens. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    const [command, ...rest] = positionals
    if (command === 'serve' && !values.help && rest.length === 0) await serveCommand(values)
    else if (command === 'link' && !values.help && rest[0] !== undefined) await linkCommand(rest[0], values)
    else {
      console.log(usage)
      return values.help ? 0 : 1
    }
    return 0
  } catch (error) {
    const isTyped = error instanceof CommandError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isTyped ? (error as Error).message : error)
    return 1
  }
}
