import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './faq.css'

export const QuestionsPlace = ({ label }: { label?: string }) => (
  <Loading {...(label && { label })} className={css.waiting}>
    <Skeleton shape="block" height={46} count={5} />
  </Loading>
)

/** The page of questions before its words are there. */
export const FaqPlace = () => (
  <div className={css.place}>
    <Loading>
      <Skeleton shape="block" height={180} />
    </Loading>
    <QuestionsPlace />
  </div>
)
