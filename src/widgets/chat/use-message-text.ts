import { useLingui } from '@lingui/react/macro'
import { isPicture } from '../../core/kernel/stored-file'

type Said = { message: string; file?: { name: string; type: string } | undefined }

/** A message in one line: its text, or what its file is. */
export function useMessageText() {
  const { t } = useLingui()
  return ({ message, file }: Said): string => {
    if (message !== '' || !file) return message
    return isPicture(file) ? t`Picture` : file.name
  }
}
