import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/faq'
import { useLingui } from '@lingui/react/macro'
import { faqApp } from '../../core/faq/app'
import { defineWidget } from '../runtime/define-widget'
import { SearchBox } from '../ui/search-box'
import * as css from './faq.css'
import { FaqContacts, type FaqContactsProps } from './faq-contacts'
import { FaqQuestions } from './faq-questions'
import { FaqSkeleton } from './faq-skeleton'
import { useFaq } from './use-faq'

export type RaanFaqProps = FaqContactsProps & {
  /** what is looked for, as the text of a query: `q=COD` */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
}

function FaqView({ contactPhone, contactEmail, ...location }: RaanFaqProps) {
  const { t } = useLingui()
  const faq = useFaq(location)
  return (
    <div className={css.root} part="faq">
      <div className={css.banner}>
        <p className={css.title}>{t`How can we help?`}</p>
        <p className={css.quiet}>{t`Search for a word from your question, or choose a category below.`}</p>
        <SearchBox
          className={css.search}
          value={faq.typed}
          onChange={faq.search}
          label={t`Search questions`}
          placeholder={t`Search questions`}
          clearLabel={t`Clear search`}
          busy={faq.isBusy}
        />
      </div>
      <FaqQuestions faq={faq} />
      <FaqContacts contactPhone={contactPhone} contactEmail={contactEmail} />
    </div>
  )
}

export const apps = { faq: faqApp }

/** Questions that are asked often, with their answers. */
export const RaanFaq = defineWidget<RaanFaqProps>({
  apps,
  messages: [messages, failureMessages],
  Skeleton: FaqSkeleton,
  View: FaqView,
})
