import { afterAll, beforeEach, inject } from 'vitest'
import { endSchemas } from './postgres-schemas'

// without PostgreSQL, every test is skipped
if (!inject('postgres')) beforeEach(({ skip }) => skip())

afterAll(endSchemas)
