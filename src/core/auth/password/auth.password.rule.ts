import * as v from 'valibot'

/** The fewest and the most characters of a new password. */
const shortest = 8
const longest = 200

/** The code of what a new password lacks; undefined when it will do. The same wherever one is chosen. */
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
