import type { GenericSchema } from 'valibot'
import { lookUp } from './look-up'

/** What schemas have that hold others, or rules. */
type Part = {
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly wrapped?: GenericSchema
  readonly pipe?: readonly PipeItem[]
}
type PipeItem = { readonly type: string; readonly requirement?: unknown; readonly pipe?: readonly PipeItem[] }

/** A pipe begins with its schema, which may be a pipe itself. */
const lengthsIn = (pipe: readonly PipeItem[] = []): unknown[] =>
  pipe.flatMap((each) => (each.type === 'max_length' ? [each.requirement] : lengthsIn(each.pipe)))

function at(schema: GenericSchema | undefined, names: readonly string[]): number | undefined {
  if (!schema) return undefined
  const { entries, item, wrapped, pipe } = schema as Part
  if (wrapped) return at(wrapped, names)
  const [name, ...rest] = names
  if (name !== undefined) return at(entries ? lookUp(entries, name) : item, rest)
  const [most] = item ? [] : lengthsIn(pipe)
  return typeof most === 'number' ? most : undefined
}

/** The most characters that a schema allows the text at a path, such as `BankAccounts.0.Holder`; undefined without a limit. */
export const longestText =
  (schema: GenericSchema) =>
  (path: string): number | undefined =>
    at(schema, path.split('.'))
