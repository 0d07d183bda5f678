import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/faq'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { authApp } from '../../core/auth/app'
import { faqApp } from '../../core/faq/app'
import { encodeText } from '../../core/kernel/address'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { defineWidget } from '../runtime/define-widget'
import { SearchBox } from '../ui/search-box'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './faq.css'
import { FaqQuestions, QuestionsSkeleton } from './faq-questions'
import { useFaq } from './use-faq'

// keep a bare import(): a retry resolves to the module itself
const editing = lazyPart(() => import('./edit/faq-editing'))

type FaqContactsProps = { contactPhone?: string | undefined; contactEmail?: string | undefined }

function FaqContacts({ contactPhone, contactEmail }: FaqContactsProps) {
  const { t } = useLingui()
  if (!contactPhone && !contactEmail) return null
  return (
    <section className={css.contacts}>
      <h2 className={css.question}>{t`Can't find your question?`}</h2>
      <p className={css.quiet}>{t`Ask us and we'll answer as soon as we can.`}</p>
      <div className={css.cards}>
        {contactPhone && (
          <a className={css.contact} href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>
            <Phone aria-hidden="true" />
            <strong>{contactPhone}</strong>
            <span className={css.quiet}>{t`Call us`}</span>
          </a>
        )}
        {contactEmail && (
          <a className={css.contact} href={`mailto:${encodeText(contactEmail).replace('%40', '@')}`}>
            <Mail aria-hidden="true" />
            <strong>{contactEmail}</strong>
            <span className={css.quiet}>{t`Write to us`}</span>
          </a>
        )}
      </div>
    </section>
  )
}

export type RaanFaqProps = FaqContactsProps & {
  /** search text as a query string: `q=COD` */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
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
      {(faq.rights.canAdd || faq.rights.canWrite || faq.rights.canDelete) && (
        <Lazy part={editing} fallback={<div className={css.editing} />}>
          {({ FaqEditing }) => <FaqEditing faq={faq} />}
        </Lazy>
      )}
      <FaqQuestions faq={faq} />
      <FaqContacts contactPhone={contactPhone} contactEmail={contactEmail} />
    </div>
  )
}

const FaqSkeleton = () => (
  <div className={css.root}>
    <Loading>
      <Skeleton shape="block" height={180} />
    </Loading>
    <QuestionsSkeleton />
  </div>
)

export const apps = { faq: faqApp, auth: authApp }

export const RaanFaq = defineWidget<RaanFaqProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: FaqSkeleton,
  View: FaqView,
})
