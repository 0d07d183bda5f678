import { useState } from 'react'
import { foldedAtFirst, type GroupName } from './routes/groups'

/** Which groups of the menu are folded: as the person left them. The one they come to opens; they may fold it again. */
export function useFolds(
  here: GroupName | undefined,
  folds: Readonly<Record<string, boolean>>,
  onFold: (group: GroupName, folded: boolean) => void,
) {
  const [was, setWas] = useState(here)
  const [isHereFolded, setHereFolded] = useState(false)
  if (was !== here) {
    setWas(here)
    setHereFolded(false)
  }
  return {
    isFolded: (group: GroupName) => (group === here ? isHereFolded : (folds[group] ?? foldedAtFirst.includes(group))),
    fold: (group: GroupName, folded: boolean) => {
      if (group === here) setHereFolded(folded)
      onFold(group, folded)
    },
  }
}
