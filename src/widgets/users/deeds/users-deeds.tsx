import { texts } from 'langraan:texts/users.deeds'
import { defineWidget } from '../../root/define-widget'
import { apps } from '../users'
import { DeleteQuestionView } from './delete-question'
import { UsersBulkView } from './users-bulk'

const Nothing = () => null

/** The bar for all users that are ticked. */
export const UsersBulk = defineWidget({ apps, texts: [texts], Skeleton: Nothing, View: UsersBulkView })

/** Asks before somebody is deleted. */
export const DeleteQuestion = defineWidget({ apps, texts: [texts], Skeleton: Nothing, View: DeleteQuestionView })
