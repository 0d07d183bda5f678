import * as v from 'valibot'

/** Length limits of a new password, in characters. */
const shortest = 8
const longest = 200

/** Error code of a new password; undefined if valid. The same wherever a password is chosen. */
export function passwordError(password: string): 'required' | 'too-short' | 'too-long' | undefined {
  if (password.trim() === '') return 'required'
  if (password.length < shortest) return 'too-short'
  return password.length > longest ? 'too-long' : undefined
}

export const newPasswordSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fieldError = dataset.typed ? passwordError(dataset.value) : undefined
    if (fieldError) addIssue({ message: fieldError })
  }),
)
