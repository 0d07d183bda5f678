import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** What makes a password easy to guess. */
export type PasswordFlaw = 'common' | 'personal' | 'short' | 'repeats' | 'sequence' | 'date'

/** 0 is guessed immediately, 4 not in a lifetime. */
export type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; flaw: PasswordFlaw | undefined }

/** Common guesses in Thailand that the international lists lack: words and Thai keyboard rows. */
const local =
  'รหัสผ่าน ฟหกด ฟหกดเ ฟหกดเ้่าสว ๆไำพ ๆไำพะัีรนยบล ผปแอ ผปแอิืทมใฝ ๅภถุึคตจ ไำพะ langraan หลังร้าน passwort senha palavrapasse motdepasse'

const measure = new ZxcvbnFactory({ dictionary: { ...dictionary, local: local.split(' ') }, graphs: adjacencyGraphs })

function flawOf({ pattern, dictionaryName }: MatchExtended): PasswordFlaw | undefined {
  if (pattern === 'dictionary') return dictionaryName === 'userInputs' ? 'personal' : 'common'
  if (pattern === 'sequence' || pattern === 'spatial') return 'sequence'
  if (pattern === 'date' || pattern === 'regex') return 'date'
  return pattern === 'repeat' ? 'repeats' : undefined
}

/**
 * Estimates password strength from common passwords, keyboard patterns, dates and the user's own names (`personal`).
 * Its lists weigh 210 kB, so it is loaded with import() where a new password is entered, and nothing waits for it.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const own = personal.flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/)).filter((word) => [...word].length > 2)
  const { score: level, sequence } = measure.check(password, own)
  if (level > 2) return { level, flaw: undefined }
  const [worst] = sequence
    .flatMap((match) => {
      const flaw = flawOf(match)
      return flaw ? [{ flaw, letters: match.token.length }] : []
    })
    .sort((one, other) => other.letters - one.letters)
  return { level, flaw: worst?.flaw ?? 'short' }
}
