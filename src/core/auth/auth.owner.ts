import type { Tokens } from '../kernel/auth'
import { RaanError } from '../kernel/errors'
import type { SessionTokens } from './auth.tokens'

/** Tokens bound to the calling user: a call that waits for a token isn't sent if another user signs in meanwhile. */
export function tokensOfOwner(tokens: SessionTokens): Tokens {
  const asOwner = async <T>(ask: () => Promise<T>): Promise<T> => {
    const asked = tokens.owner()
    const answer = await ask()
    if (tokens.owner() !== asked) throw new RaanError('unauthenticated')
    return answer
  }
  return {
    current: () => asOwner(() => tokens.current()),
    refresh: (stale) => asOwner(() => tokens.refresh(stale)),
  }
}
