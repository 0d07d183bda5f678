import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Gaming from 'lucide-react/icons/gamepad-2'
import Quote from 'lucide-react/icons/quote'
import Fashion from 'lucide-react/icons/shirt'
import Own from 'lucide-react/icons/tag'
import Food from 'lucide-react/icons/utensils'
import Video from 'lucide-react/icons/video'
import type { BlogCategory, PostStatus } from '../../core/blog/blog.contract'
import { bangkokDay } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'
import { readTimestamp } from '../../core/kernel/timestamp'
import { dayText, momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import type { BadgeTone } from '../ui/badge'

const icons: Record<BlogCategory, LucideIcon> = { Fashion, Food, Gaming, Quote, Video }
const tones: Record<PostStatus, BadgeTone> = { Published: 'success', Pending: 'warning', Draft: 'neutral' }

export function useBlogMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  const categories: Record<BlogCategory, string> = {
    Fashion: t`Fashion`,
    Food: t`Food`,
    Gaming: t`Games`,
    Quote: t`Quotes`,
    Video: t`Videos`,
  }
  const statuses: Record<PostStatus, string> = {
    Published: t({ message: 'Published', context: 'post' }),
    Pending: t({ message: 'In review', context: 'post' }),
    Draft: t({ message: 'Draft', context: 'post' }),
  }
  const reported = (text: string, say: (time: number) => string) => {
    const time = Date.parse(readTimestamp(text) ?? text)
    return Number.isNaN(time) ? text : say(time)
  }
  return {
    category: (code: string) => lookUp(categories, code) ?? code,
    categoryIcon: (code: string): LucideIcon => lookUp(icons, code) ?? Own,
    status: (code: string) => lookUp(statuses, code) ?? code,
    statusTone: (code: string): BadgeTone => lookUp(tones, code) ?? 'neutral',
    day: (text: string) => reported(text, (time) => dayText(bangkokDay(time), locale)),
    moment: (text: string) => reported(text, (time) => momentText(time, locale)),
  }
}
