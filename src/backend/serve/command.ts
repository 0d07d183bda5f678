import { parseArgs } from 'node:util'
import { DatabaseError } from '../postgres/connect'
import { linkCommand } from './link'
import { serveCommand } from './serve'

const usage = `langraan serve                    run the dashboard and its backend on this machine
  --owner you@example.com         owner's email address: prints a link to choose a password
  --data ./data                   data folder (with --demo: ./data-demo)
  --port 8080                     port
  --host [address]                accept connections from other machines, under any host name
  --demo                          run a sample shop

langraan link mail@example.com    print a link for a user in the user list to choose a password
  --data ./data                   data folder
  --url http://localhost:8080     URL of the dashboard

With DATABASE_URL=postgres://… in the environment, they use that database instead of a folder.
`

/** Parses the arguments; `--host` without a value means all addresses. */
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

/** An error that the user can fix; printed without a stack trace. */
export class CommandError extends Error {}

/** Runs a command and resolves with its exit code. `serve` resolves once the server listens. */
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
    const isTyped =
      error instanceof CommandError ||
      error instanceof DatabaseError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isTyped ? (error as Error).message : error)
    return 1
  }
}
