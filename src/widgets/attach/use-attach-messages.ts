import { useLingui } from '@lingui/react/macro'
import { backendMessage, type RaanError } from '../../core/kernel/errors'
import { sizeText } from '../i18n/size-text'
import { useLocale } from '../runtime/use-locale'

/** Why a file can't be attached, and how large files are. */
export function useAttachMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  return {
    size: (bytes: number) => sizeText(bytes, locale),
    problem(error: RaanError): string {
      const { code, detail } = error
      const fieldCode = detail.status === 413 ? 'too-large' : detail.fields?.file?.[0]
      if (fieldCode === 'too-large') return t`Larger than 4 MB.`
      if (fieldCode === 'type') return t`Only pictures (JPEG, PNG, WebP) and PDF files can be sent.`
      if (fieldCode === 'empty') return t`The file is empty.`
      if (fieldCode === 'too-many') return t`At most 10 files fit in. Remove one first.`
      if (fieldCode === 'too-much') return t`All files together may have at most 15 MB. Remove one first.`
      if (detail.status === 507) return t`The shop's disk is full.`
      if (detail.status === 404) return t`This shop stores no files.`
      if (code === 'forbidden') return t`You don't have permission to send files.`
      if (code === 'offline' || code === 'timeout') return t`The connection was lost. It's safe to try again.`
      return backendMessage(error) ?? t`Something went wrong. It's safe to try again.`
    },
  }
}
