import { isDamaged, isFull } from '../failure'
import { FolderError } from '../lost-shop'
import { DatabaseError } from '../postgres/connect'
import { isLocked } from '../sqlite/sqlite-connection'
import { readArguments, type Values } from './arguments'
import { backupCommand } from './backup'
import { CommandError } from './command-error'
import { customerCommand } from './customer'
import { doctorCommand } from './doctor-command'
import { importCommand } from './import'
import { linkCommand } from './link'
import { moveCommand } from './move'
import { restoreCommand } from './restore'
import { serveCommand } from './serve'

const usage = `langraan serve                    run the dashboard and its backend on this machine
  --owner you@example.com         owner's email address: prints a link to choose a password
  --data ./data                   data folder (with --demo: ./data-demo)
  --port 8080                     port
  --host [address]                accept connections from other machines, under any host name
  --session-days 30               days without use after which people sign in again
  --demo                          run a sample shop
  --keep-customers 3y             erase customers without an order for so long, every day (400d: days; at least 30d)
  --log                           print a line of JSON per request, without personal data
  --smtp smtps://user:pass@host   mail server (or SMTP_URL); without one, emails are written to <data>/outbox
  --mail-from shop@example.com    sender of emails (or MAIL_FROM)
  --url https://shop.example      URL of the dashboard, for links in emails

langraan link mail@example.com    print a link for a user in the user list to choose a password
  --data ./data                   data folder
  --url http://localhost:8080     URL of the dashboard

langraan backup                   write a checked copy of a shop to one file, also while its server runs
  --data ./data                   data folder
  --to .                          file, or a folder that gets a file with the time in its name

langraan restore                  create a shop from a backup
  --from file                     backup
  --data ./data                   data folder, which must not contain a shop

langraan doctor                   check a shop; exits with 1 if something is wrong
  --data ./data                   data folder
  --repair                        rebuild sums, customers and search index from the orders, remove unused files
  --keep-customers 3y             also count customers that should have been erased

langraan move                     move a shop to a PostgreSQL database, or back; stop its server first
  --data ./data                   data folder
  --to postgres://…               empty database; without it, DATABASE_URL
  --from postgres://…             move from this database into the folder, which must not contain a shop

langraan import orders.xlsx        import old orders, or customers alone, from .xlsx or .csv; may be repeated
  --dry-run                       only print what would be stored
  --map "ยอดโอน=total"             read a column as this field, or as none (-); may be repeated
  --shop name                     shop of orders that name none
  --sheet name                    sheet of a workbook
  --data ./data                   data folder

langraan customer export 0812345678   everything stored about a customer, as JSON
langraan customer erase 0812345678    erase a customer's personal data
  --to file                       file for the export
  --yes                           erase without asking
  --data ./data                   data folder

serve, link, import, customer and doctor use a PostgreSQL database instead of a folder if DATABASE_URL=postgres://… is set.
With FILES_URL=s3://bucket/prefix, files are in a bucket; with LANGRAAN_METRICS_TOKEN, serve answers /metrics.
`

/** Resolves with the exit code; anything else counts as 0. */
type Command = (values: Values, ...args: readonly string[]) => Promise<unknown>

/** Backups of a database are PostgreSQL's own. */
const onFolder =
  (command: (values: Values) => Promise<unknown>): Command =>
  async (values) => {
    if (process.env.DATABASE_URL && values.data === undefined)
      throw new CommandError(
        'DATABASE_URL is set, and this command works on a data folder. Name the folder with --data. For the database, use pg_dump and pg_restore.',
      )
    return command(values)
  }

/** Commands, by the number of their arguments. */
const commands: readonly ReadonlyMap<string, Command>[] = [
  new Map<string, Command>([
    ['serve', serveCommand],
    ['backup', onFolder(backupCommand)],
    ['restore', onFolder(restoreCommand)],
    ['doctor', doctorCommand],
    ['move', moveCommand],
  ]),
  new Map<string, Command>([
    ['link', (values, email = '') => linkCommand(email, values)],
    ['import', (values, file = '') => importCommand(file, values)],
  ]),
  new Map<string, Command>([
    ['customer', (values, action = '', customer = '') => customerCommand(action, customer, values)],
  ]),
]

/** Runs a command and resolves with its exit code. `serve` resolves once the server listens. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    const [name = '', ...given] = positionals
    const command = commands[given.length]?.get(name)
    if (!command || values.help) {
      console.log(usage)
      return values.help ? 0 : 1
    }
    const code = await command(values, ...given)
    return typeof code === 'number' ? code : 0
  } catch (error) {
    if (isLocked(error)) {
      console.error('Another program keeps the shop’s database locked. Run the command again.')
      return 1
    }
    if (isFull(error)) {
      console.error('The disk is full. Make room and run the command again.')
      return 1
    }
    if (isDamaged(error)) {
      console.error(
        'The shop’s database is damaged. Check it: langraan doctor. If it can’t be repaired, restore a backup.',
      )
      return 1
    }
    const isTyped =
      error instanceof CommandError ||
      error instanceof FolderError ||
      error instanceof DatabaseError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    console.error(isTyped ? (error as Error).message : error)
    return 1
  }
}
