import { messages as blogMessages } from 'langraan:messages/blog'
import { messages as postMessages } from 'langraan:messages/blog.detail'
import { messages as postContentFields } from 'langraan:messages/blog.edit'
import { messages as emailMessages } from 'langraan:messages/email'
import { messages as composeMessages } from 'langraan:messages/email.compose'
import { messages as detailMessages } from 'langraan:messages/email.detail'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as galleryMessages } from 'langraan:messages/gallery.forms'
import { messages as knowledgeMessages } from 'langraan:messages/knowledge'
import { messages as articleMessages } from 'langraan:messages/knowledge.edit'
import { messages as todoMessages } from 'langraan:messages/todo'
import { messages as formMessages } from 'langraan:messages/todo.task'
import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { blogApp } from '../../src/core/blog/app'
import { emailApp } from '../../src/core/email/app'
import { composeViews } from '../../src/core/email/compose/views'
import type { Mail } from '../../src/core/email/email.contract'
import { noFields } from '../../src/core/todo/todo.fields'
import { BlogCard } from '../../src/widgets/blog/blog-card'
import { PostArticle } from '../../src/widgets/blog/detail/post-article'
import { ContentFields } from '../../src/widgets/blog/edit/edit-fields'
import { ComposeFields } from '../../src/widgets/email/compose/compose-fields'
import { MailLetter } from '../../src/widgets/email/detail/mail-letter'
import { mailPlaces, writeMail } from '../../src/widgets/email/mail-row'
import { MailRowPattern } from '../../src/widgets/email/mail-row-pattern'
import { useMailRowMessages } from '../../src/widgets/email/use-mail-row-messages'
import { RichTextSpecimen } from '../../src/widgets/gallery/forms/rich-text'
import { ArticleFields } from '../../src/widgets/knowledge/edit/article-drawer'
import { useKnowledgeFormMessages } from '../../src/widgets/knowledge/edit/use-knowledge-form-messages'
import { KnowledgeAnswer } from '../../src/widgets/knowledge/knowledge-parts'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { TaskFieldsPart } from '../../src/widgets/todo/task/task-fields'

export type PlaceProps = { html: string; onChange(html: string): void }

export type HtmlSink = {
  /** of src/widgets */
  file: string
  /** `shown` as HTML, `words` of an HTML, or `written` in an editor; `both` is an editor and what it told */
  kind: 'shown' | 'words' | 'written' | 'both'
  Part: ComponentType<PlaceProps>
}

const nothing = () => undefined

const withMessages = (Part: ComponentType<PlaceProps>) =>
  defineWidget<PlaceProps>({
    apps: { blog: blogApp, email: emailApp },
    views: composeViews,
    messages: [
      blogMessages,
      postMessages,
      postContentFields,
      emailMessages,
      composeMessages,
      detailMessages,
      galleryMessages,
      knowledgeMessages,
      articleMessages,
      failureMessages,
      leaveMessages,
      todoMessages,
      formMessages,
    ],
    Skeleton: () => null,
    View: Part,
  })

const mail = (html: string): Mail => ({
  id: 1,
  // a picture of nobody is another than that of somebody
  from: { name: `Mali ${html}`, email: html, avatar: null },
  to: [{ name: html, email: html }],
  cc: [],
  bcc: [],
  subject: html,
  message: html,
  attachments: [{ fileName: html, thumbnail: html, url: html, size: html }],
  time: '2026-11-21T10:00:00+07:00',
  isStarred: false,
  labels: [],
  replies: [],
  folder: 'inbox',
  isRead: false,
})

function Row({ html }: PlaceProps) {
  const words = useMailRowMessages('2026-11-21')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) writeMail(mailPlaces(place.current), mail(html), { isSelected: false, isCurrent: false }, words)
  }, [html, words])
  return (
    <div ref={place}>
      <MailRowPattern />
    </div>
  )
}

const Letter = ({ html }: PlaceProps) => <MailLetter letter={mail(html)} />

const Compose = ({ html, onChange }: PlaceProps) => (
  <ComposeFields
    written={{
      letter: { to: [{ name: '', email: 'mali@a.example' }], cc: [], bcc: [], subject: html, message: html },
      saved: 'no',
      savedAt: undefined,
      fields: {},
      error: undefined,
      isUnsent: false,
      uploads: [],
      attach: async () => undefined,
      cancelUpload: nothing,
      retryUpload: nothing,
      isGone: false,
      isSending: false,
      isClosing: false,
      edit: ({ message }) => message !== undefined && onChange(message),
      save: nothing,
      send: nothing,
      discard: nothing,
      close: nothing,
    }}
  />
)

const Answer = ({ html }: PlaceProps) => (
  <KnowledgeAnswer
    category={html}
    question={{
      title: html,
      content: html,
      lastUpdated: html,
      relatedQuestions: [{ id: 1, question: html, slug: html }],
    }}
  />
)

const article = (html: string) => ({
  id: 1,
  slug: 'own',
  category: html,
  title: html,
  content: html,
  lastUpdated: '',
})

const HelpArticle = ({ html, onChange }: PlaceProps) => (
  <ArticleFields
    cards={[{ id: 1, category: html, img: null, title: html, desc: html }]}
    edit={{
      stage: 'editing',
      base: undefined,
      draft: article(html),
      errors: {},
      error: undefined,
      theirs: undefined,
      isUncertain: false,
      isDirty: false,
      isSaved: false,
      set: (name, value) => name === 'content' && onChange(value),
      save: nothing,
      overwrite: nothing,
      takeTheirs: nothing,
      reload: nothing,
    }}
  />
)

function ArticleMeanwhile({ html }: PlaceProps) {
  const { articleMeanwhile } = useKnowledgeFormMessages('article')
  return <p>{articleMeanwhile({ ...article(html), content: '' }, article(html), []).changes.map(({ text }) => text)}</p>
}

const Task = ({ html, onChange }: PlaceProps) => (
  <TaskFieldsPart
    form={{
      stage: 'editing',
      fields: { ...noFields, title: html, description: html },
      errors: {},
      isDirty: false,
      resets: 0,
      refuseDate: nothing,
      set: ({ description }) => description !== undefined && onChange(description),
      reset: nothing,
      save: nothing,
    }}
    people={[{ fullName: html, avatar: null }]}
    isNew={false}
    onSubmit={nothing}
  />
)

const post = (html: string) => ({
  id: 1,
  img: '',
  title: html,
  avatar: null,
  userFullName: `Mali ${html}`,
  tags: [html],
  status: html,
})

const Card = ({ html }: PlaceProps) => (
  <BlogCard post={{ ...post(html), blogPosted: html, excerpt: html, comment: 1 }} canEdit />
)

const Read = ({ html }: PlaceProps) => (
  <PostArticle
    article={{ ...post(html), userAbout: `Mali ${html}`, createdTime: html, content: html, comments: 1, bookmarked: 1 }}
    comments={1}
  >
    {null}
  </PostArticle>
)

const Post = ({ html, onChange }: PlaceProps) => (
  <ContentFields
    form={{
      stage: 'editing',
      base: undefined,
      draft: {
        blogTitle: html,
        blogCategories: [{ value: html, label: html }],
        slug: '',
        status: html,
        excerpt: html,
        content: html,
        featuredImage: '',
      },
      errors: {},
      error: undefined,
      theirs: undefined,
      isUncertain: false,
      isDirty: false,
      set: (name, value) => name === 'content' && onChange(String(value)),
      save: nothing,
      overwrite: nothing,
      takeTheirs: nothing,
      reload: nothing,
    }}
  />
)

/** Every place where somebody's HTML is shown, written or read for its words; one line each. */
export const htmlSinks: readonly HtmlSink[] = [
  { file: 'email/detail/mail-letter.tsx', kind: 'shown', Part: withMessages(Letter) },
  { file: 'email/mail-row.ts', kind: 'words', Part: withMessages(Row) },
  { file: 'email/compose/compose-fields.tsx', kind: 'written', Part: withMessages(Compose) },
  { file: 'todo/task/task-fields.tsx', kind: 'written', Part: withMessages(Task) },
  { file: 'knowledge/knowledge-parts.tsx', kind: 'shown', Part: withMessages(Answer) },
  { file: 'knowledge/edit/article-drawer.tsx', kind: 'written', Part: withMessages(HelpArticle) },
  { file: 'knowledge/edit/use-knowledge-form-messages.ts', kind: 'words', Part: withMessages(ArticleMeanwhile) },
  { file: 'blog/blog-card.tsx', kind: 'words', Part: withMessages(Card) },
  { file: 'blog/detail/post-article.tsx', kind: 'shown', Part: withMessages(Read) },
  { file: 'blog/edit/edit-fields.tsx', kind: 'written', Part: withMessages(Post) },
  { file: 'gallery/forms/rich-text.tsx', kind: 'both', Part: withMessages(RichTextSpecimen) },
]
