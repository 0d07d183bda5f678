import type { CategoryTexts } from '../help-texts'

export const teamTexts: CategoryTexts = {
  title: 'Equipa',
  desc: 'Convites, permissões, palavras-passe e trabalhar com mais rapidez',
  groups: [
    'Pessoas na loja',
    'Funções e permissões',
    'Conta e palavra-passe',
    'Dispositivos',
    'Várias pessoas ao mesmo tempo',
    'Trabalhar com mais rapidez',
  ],
  articles: {
    'invite-colleague': {
      question: 'Como convido um novo colega?',
      steps: [
        'Abra **Utilizadores** e prima **Convidar**.',
        'Indique o nome e o e-mail, escolha a **Função** e prima **Criar ligação**.',
        'Prima **Copiar a ligação** e envie-a ao colega, que a abre e define a sua palavra-passe.',
      ],
      hint: 'A ligação só vale uma vez e só é mostrada uma vez. Copie-a antes de fechar; se a perder, crie uma nova. Se a loja enviar e-mails, a ligação segue também por e-mail.',
    },
    'invitation-lost': {
      question: 'A ligação do convite perdeu-se ou expirou. O que faço?',
      steps: [
        'Abra **Utilizadores** e veja **Convites pendentes**, em cima.',
        'Prima **Nova ligação** e envie-a. A ligação anterior deixa de funcionar.',
        'Se já não quiser convidar a pessoa, prima **Cancelar convite**.',
      ],
    },
    'someone-leaves': {
      question: 'Um colega vai-se embora. Como fecho a conta?',
      steps: [
        'Abra **Utilizadores**, abra as opções na linha da pessoa e escolha **Apagar**.',
        'Ou prima **Editar** e mude o **Estado** para **Inativo**, se a pessoa puder voltar.',
      ],
      hint: 'As encomendas e o histórico dessa pessoa ficam todos guardados.',
    },
    roles: {
      question: 'O que pode fazer cada função?',
      steps: [
        '**Proprietário**: pode fazer tudo, incluindo os dados da loja e os utilizadores.',
        '**Contabilidade**: vê encomendas, regista cobranças recebidas, faz faturas e vê os números.',
        '**Atendimento de encomendas**: regista e edita encomendas, imprime etiquetas e vê clientes.',
        '**Embalagem**: imprime etiquetas, introduz números de envio e marca encomendas como embaladas e enviadas. Não as edita.',
      ],
      hint: 'Dê só as permissões realmente necessárias. Não deve haver mais de dois proprietários.',
    },
    'change-permissions': {
      question: 'Posso dar só uma permissão a mais?',
      steps: [
        'Abra **Utilizadores**, prima o nome e depois **Editar**.',
        'Em **Permissões**, assinale o que a pessoa pode fazer e prima **Guardar as alterações**.',
      ],
      hint: 'Só pode dar permissões que também tem.',
    },
    'my-permissions': {
      question: 'Porque é que não consigo abrir algumas páginas?',
      about:
        'A sua conta não tem permissão para essas páginas e, por isso, não aparecem no menu. Se precisar mesmo delas, peça ao proprietário que lhe dê a permissão em **Utilizadores**.',
    },
    'change-password': {
      question: 'Como altero a minha palavra-passe?',
      steps: [
        'Prima o seu nome no canto superior direito, escolha **Definições da conta** e depois **Palavra-passe**.',
        'Escreva a **Palavra-passe atual** e, duas vezes, a **Nova palavra-passe**. Prima **Alterar a palavra-passe**.',
      ],
      hint: 'Depois disso, a sessão termina em todos os outros dispositivos. Entre neles com a nova palavra-passe.',
    },
    'forgot-password': {
      question: 'Esqueci-me da palavra-passe e não consigo entrar. O que faço?',
      steps: [
        'No ecrã de início de sessão, prima **Esqueceu-se da palavra-passe?**, indique o seu e-mail e prima **Enviar a ligação**.',
        'Abra a ligação do e-mail, escreva a nova palavra-passe e prima **Definir a palavra-passe**.',
      ],
      hint: 'Se o e-mail não chegar, talvez a loja ainda não tenha configurado o envio de e-mails. Peça uma ligação ao proprietário ou a quem mantém o sistema.',
    },
    'my-devices': {
      question: 'Esqueci-me de terminar a sessão noutro dispositivo. O que faço?',
      steps: [
        'Abra **Definições da conta** e escolha **Dispositivos**.',
        'Prima **Sair** nesse dispositivo, ou **Terminar sessão nos outros dispositivos**.',
        'Se houver um dispositivo que não conhece, altere também a palavra-passe.',
      ],
    },
    'use-on-phone': {
      question: 'Posso usar no telemóvel?',
      about:
        'Sim, todas as páginas. Abra o mesmo endereço no navegador do telemóvel: as tabelas passam a cartões e o botão **Guardar a encomenda** fica fixo em baixo.',
      steps: [
        'Prima **Abrir o menu**, no canto superior esquerdo, para ir para outra página.',
        'Prima a lupa para pesquisar encomendas, clientes ou páginas.',
      ],
    },
    'working-together': {
      question: 'O que acontece se duas pessoas trabalharem na mesma encomenda?',
      about:
        'Os ecrãs de todos atualizam-se sozinhos e a encomenda mostra o nome de quem a está a editar. Se ambas guardarem, aparecem as duas versões para escolher: nada é substituído sem aviso.',
      hint: 'Se vir que outra pessoa está a editar, falar com ela primeiro é mais rápido.',
    },
    'who-did-what': {
      question: 'Onde vejo quem alterou ou cancelou uma encomenda?',
      steps: [
        'Uma encomenda: abra-a e veja o **Histórico**, em baixo.',
        'Toda a loja: abra **Registo de atividade** e escolha **Pessoa**, **Tipo** e o período (só o proprietário).',
        'Quem guardou encomendas ou clientes num ficheiro: em **Tipo**, escolha **Listas guardadas em ficheiros**.',
      ],
      hint: 'Ninguém pode apagar nem alterar o histórico, nem sequer o proprietário. Só os dados pessoais de um cliente desaparecem dele, se forem apagados.',
    },
    notifications: {
      question: 'De que me avisa o sino?',
      about:
        'De novas encomendas registadas por outros, encomendas canceladas, devolvidas ou recusadas, produtos com stock baixo, novos e-mails e mensagens de colegas na conversa. Mostra os últimos 7 dias, e só o que tem permissão para ver.',
      steps: [
        'Prima o sino no topo e depois uma notificação para a abrir.',
        'Quando tiver visto tudo, prima **Marcar tudo como lido**.',
      ],
    },
    bookmarks: {
      question: 'Posso fixar no topo as páginas que mais uso?',
      steps: [
        'Prima **Pesquisar** e escreva o nome da página.',
        'Prima a estrela no resultado. A página aparece como ícone na barra de cima.',
        'Para retirar ou adicionar páginas, vá a **Gerir os favoritos**.',
      ],
    },
    keyboard: {
      question: 'Como trabalho mais depressa com o teclado?',
      steps: [
        'Prima ? (Shift + /) em qualquer página, enquanto não escreve num campo. As teclas dessa página aparecem primeiro.',
        'Ou prima o seu nome no canto superior direito e escolha **Teclas de atalho**.',
        'As três mais úteis: / para pesquisar, Ctrl + Enter para guardar, Esc para fechar.',
      ],
      hint: 'Com o teclado em tailandês as teclas são as mesmas: não precisa de mudar de idioma.',
    },
    appearance: {
      question: 'Onde mudo o idioma, o modo escuro ou as cores?',
      steps: [
        'O idioma e a aparência estão nos ícones da barra de cima. Escolha **Claro**, **Escuro** ou **Como o dispositivo**.',
        'Para as cores, o menu e a largura, escolha **Personalizar o aspeto**.',
      ],
      hint: 'As definições ficam neste dispositivo, para todos os que o usam. Os outros dispositivos não mudam.',
    },
  },
}
