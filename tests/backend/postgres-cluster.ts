import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the address of an empty database; '' if PostgreSQL isn't installed */
    postgres: string
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres()
  if (!server) console.log("skipped: PostgreSQL isn't installed")
  project.provide('postgres', server?.newDatabase() ?? '')
  return () => server?.stop()
}
