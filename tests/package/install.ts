import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { run } from '../../scripts/build/run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a consumer's folder, with the package and React in its node_modules */
    consumer: string
    tarball: string
  }
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(output)
}

const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** Packs what was built and installs it in an empty folder, which goes afterwards. */
export default async function install(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'langraan-consumer-'))
  await must('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
  const tarball = join(folder, readdirSync(folder)[0] ?? '')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  await must('npm', [
    'install',
    '--prefix',
    folder,
    ...quietly,
    tarball,
    'react@19',
    'react-dom@19',
    '@types/react@19',
    '@types/react-dom@19',
  ])
  project.provide('consumer', folder)
  project.provide('tarball', tarball)
  return () => rmSync(folder, { recursive: true, force: true })
}
