import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import { parseJson, toJson } from '../kernel/json-text'
import type { Stores } from '../kernel/storage'
import { draftName } from '../kernel/stores'
import { type Letter, letterSchema } from './email.letter.contract'

const prefix = draftName('email/')

const recordSchema = v.object({ letter: letterSchema })

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : parseJson(text)
  } catch {
    return undefined
  }
}

/** Held by the composer that writes the letter of this key: its record is not for others. */
export const letterLock = (key: string): string => `email.letter.${key}`

/** Held by a composer that has this draft open. */
export const draftLock = (id: number): string => `email.draft.${id}`

/** What was typed into emails and isn't stored by the backend yet, by their composers' keys, shared by all tabs. */
export function unsavedLetters({ local }: Pick<Stores, 'local'>) {
  return {
    keys: (): string[] =>
      local
        .keys()
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
    /** undefined if there is none, or one that can't be read */
    read(key: string): Letter | undefined {
      const read = decode(recordSchema, jsonOf(local.get(prefix + key)))
      return read.ok ? read.value.letter : undefined
    },
    write: (key: string, letter: Letter): void => local.set(prefix + key, toJson(encode(recordSchema, { letter }))),
    remove: (key: string): void => local.remove(prefix + key),
    /** calls back when another tab has written or removed one */
    subscribe: (onChange: () => void): (() => void) =>
      local.subscribe?.((name) => {
        if (name === undefined || name.startsWith(prefix)) onChange()
      }) ?? (() => undefined),
  }
}
