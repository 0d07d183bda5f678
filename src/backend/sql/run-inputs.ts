/** Time and random numbers for a decision that may run again: each run gets those of the first one. */
export function createRunInputs(now: () => number, random: () => number) {
  const at = now()
  const drawn: number[] = []
  return () => {
    let nth = 0
    return {
      now: () => at,
      random() {
        const value = drawn[nth] ?? random()
        drawn[nth++] = value
        return value
      },
    }
  }
}
