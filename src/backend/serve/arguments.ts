import { parseArgs } from 'node:util'

/** Parses the arguments; `--host` without a value means all addresses. */
export function readArguments(args: readonly string[]) {
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
      'session-days': { type: 'string', default: '30' },
      to: { type: 'string' },
      from: { type: 'string' },
      'keep-customers': { type: 'string' },
      url: { type: 'string' },
      smtp: { type: 'string' },
      'mail-from': { type: 'string' },
      demo: { type: 'boolean', default: false },
      log: { type: 'boolean', default: false },
      repair: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      map: { type: 'string', multiple: true },
      shop: { type: 'string' },
      sheet: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
}

export type Values = ReturnType<typeof readArguments>['values']
