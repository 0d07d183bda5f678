import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { run } from '../../scripts/build/run'

const project = process.cwd()

/** The project's files as they are, committed or not, in a folder and a repository of their own; `node_modules` is the project's. */
export async function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'langraan-copy-'))
  const env = {
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    LANGRAAN_CACHE: join(folder, '.cache'),
    // what it runs is not told that a test runs it
    ...Object.fromEntries(
      Object.keys(process.env).flatMap((name) => (/^(NODE_ENV|TEST|VITEST.*)$/.test(name) ? [[name, undefined]] : [])),
    ),
  }
  /** Runs a command in the copy and returns what it said; rejects with that when it fails. */
  const inCopy = async (command: string, ...args: string[]): Promise<string> => {
    const { code, output } = await run(command, args, { quiet: true, cwd: folder, env })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
    return output
  }
  const git = (...args: string[]) => inCopy('git', '-c', 'user.name=test', '-c', 'user.email=test@shop.test', ...args)

  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { quiet: true })
  for (const file of output.split('\0').filter((each) => each && existsSync(each)))
    cpSync(join(project, file), join(folder, file))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await git('init', '-q')
  await git('add', '-A')
  await git('commit', '-q', '-m', 'before')
  return { folder, inCopy, git, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
