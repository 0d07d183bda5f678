import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { run } from '../../scripts/build/run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a consumer's folder, with the package, React, all optional peers and a server in its node_modules */
    consumer: string
    /** the same with the package and React alone */
    leanConsumer: string
    /** the package with Vue, Svelte and their type checkers, without React */
    templateConsumer: string
    tarball: string
  }
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(output)
}

const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

const react = ['react@19', 'react-dom@19']
const optionalPeers = ['echarts@6', 'msw@3', 'rxjs@7']
/** what the examples of the docs mount the backend in */
const servers = ['hono@4', '@hono/node-server@2', 'express@5', 'fastify@5']
const types = ['@types/react@19', '@types/react-dom@19', '@types/express@5']
/** both checkers use the compiler's JavaScript, which TypeScript 7 doesn't have */
const templates = ['vue@3', 'vue-tsc@3', 'svelte@5', 'svelte-check@4', 'typescript@5']

/** Packs what was built and installs it in three empty folders, which go afterwards. */
export default async function install(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'langraan-package-'))
  await must('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
  const tarball = join(folder, readdirSync(folder)[0] ?? '')
  const consumerOf = async (name: string, packages: readonly string[]): Promise<string> => {
    const prefix = join(folder, name)
    mkdirSync(prefix)
    writeFileSync(join(prefix, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
    await must('npm', ['install', '--prefix', prefix, ...quietly, tarball, ...packages])
    return prefix
  }
  const [lean, consumer, template] = await Promise.all([
    consumerOf('lean', react),
    consumerOf('consumer', [...react, ...optionalPeers, ...servers, ...types]),
    consumerOf('template', templates),
  ])
  project.provide('leanConsumer', lean)
  project.provide('consumer', consumer)
  project.provide('templateConsumer', template)
  project.provide('tarball', tarball)
  return () => rmSync(folder, { recursive: true, force: true })
}
