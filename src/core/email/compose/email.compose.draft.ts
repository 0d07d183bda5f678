import type { Call } from '../../kernel/endpoint'
import { RaanError } from '../../kernel/errors'
import { isKeyUsed } from '../../kernel/outcome'
import type { Mail } from '../email.contract'
import { type Letter, letterCalls } from '../email.letter.contract'

/** The draft that a key already belongs to; the endpoint's `conflict` schema decoded it. */
const keyedDraft = (error: unknown): { email: Mail } | undefined =>
  error instanceof RaanError && isKeyUsed(error) ? (error.detail.current as { email: Mail } | undefined) : undefined

type Request = { call: Call; letter: Letter; key: string }

/** Stores a draft; one that was stored by a send nobody answered comes as it was then: what was written since goes into it. */
export async function saveDraft({ call, letter, key }: Request, signal: AbortSignal): Promise<Mail> {
  try {
    return (await call(letterCalls.saveDraft, { body: { email: letter } }, { key, signal })).email
  } catch (error) {
    const { email } = keyedDraft(error) ?? {}
    if (!email) throw error
    return email
  }
}
