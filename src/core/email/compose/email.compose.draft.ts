import type { Call } from '../../kernel/endpoint'
import { currentRecord, RaanError } from '../../kernel/errors'
import { isKeyUsed } from '../../kernel/outcome'
import type { Mail } from '../email.contract'
import { type Letter, letterCalls } from '../email.letter.contract'

type Request = { call: Call; letter: Letter; key: string }

/** Saves a draft. If an unanswered request stored it, the later edits are saved on top. */
export async function saveDraft({ call, letter, key }: Request, signal: AbortSignal): Promise<Mail> {
  try {
    return (await call(letterCalls.saveDraft, { body: { email: letter } }, { key, signal })).email
  } catch (error) {
    const email = error instanceof RaanError && isKeyUsed(error) ? currentRecord<Mail>(error, 'email') : undefined
    if (!email) throw error
    return email
  }
}
