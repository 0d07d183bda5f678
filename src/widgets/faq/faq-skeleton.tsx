import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './faq.css'

export const QuestionsSkeleton = ({ label }: { label?: string }) => (
  <Loading {...(label && { label })} className={css.waiting}>
    <Skeleton shape="block" height={46} count={5} />
  </Loading>
)

/** The page of questions before its words are there. */
export const FaqSkeleton = () => (
  <div className={css.root}>
    <Loading>
      <Skeleton shape="block" height={180} />
    </Loading>
    <QuestionsSkeleton />
  </div>
)
