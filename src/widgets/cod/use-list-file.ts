import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ListFileProblem } from '../../core/cod/file/cod.file'

type Problem = ListFileProblem | 'unloaded'

type Reader = typeof import('../../core/cod/file/cod.file')

/** Reads the latest file that the user opened; the code for it loads with the first. */
export function useReadFile<Read extends object>(
  read: (reader: Reader, file: Blob) => Promise<Read | { problem: ListFileProblem }>,
  onRead: (read: Read) => void,
) {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const latest = useRef<Blob>(undefined)
  const open = async (file: Blob) => {
    latest.current = file
    setReading(true)
    setProblem(undefined)
    const found = await import('../../core/cod/file/cod.file')
      .then((reader) => read(reader, file))
      .catch(() => ({ problem: 'unloaded' as const }))
    if (latest.current !== file) return
    setReading(false)
    if ('problem' in found) setProblem(found.problem)
    else onRead(found)
  }
  return { open, isReading: reading, problem, clear: () => setProblem(undefined) }
}

export function useListFileMessages() {
  const { t } = useLingui()
  const problems: Record<Problem, string> = {
    empty: t`The file is empty.`,
    'too-large': t`The file is larger than 4 MB. Save only the courier's list, or paste it.`,
    'old-excel': t`Old Excel files (.xls) and files with a password can't be read. Save it as .xlsx or CSV, or paste the rows.`,
    'not-a-list': t`This file isn't a list. Open a CSV or Excel file (.xlsx), or paste the rows.`,
    unloaded: t`Couldn't read the file. Check your connection and open it again.`,
  }
  return (problem: Problem) => problems[problem]
}
