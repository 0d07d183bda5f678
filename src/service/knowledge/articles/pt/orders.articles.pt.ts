import type { CategoryTexts } from '../help-texts'

export const ordersTexts: CategoryTexts = {
  title: 'Registar encomendas',
  desc: 'Colar a mensagem do cliente, verificar e guardar',
  groups: [
    'Colar a mensagem',
    'Produtos e preços',
    'Verificar antes de guardar',
    'Depois de guardar',
    'Editar, mudar o estado, cancelar',
    'Falhas de ligação e interrupções',
  ],
  articles: {
    'paste-message': {
      question: 'Qual é a forma mais rápida de registar uma encomenda a partir da conversa?',
      steps: [
        'Copie da conversa com o cliente a mensagem inteira da encomenda.',
        'Abra **Registar encomenda** e cole-a em **Mensagem do cliente**. O nome, o telefone, a morada e o modo de pagamento são preenchidos.',
        'Veja **Produtos na mensagem**. Se estiver tudo certo, prima **Juntar … produtos à encomenda**.',
        'Verifique o total e prima **Guardar a encomenda**, ou Ctrl + Enter a partir de qualquer campo.',
      ],
      hint: 'Não precisa de tirar os cumprimentos antes de colar. A mensagem original fica guardada com a encomenda e pode ser sempre consultada.',
    },
    'message-misread': {
      question: 'A mensagem foi mal lida ou ficou incompleta. Onde corrijo?',
      steps: [
        'Veja primeiro os campos com a indicação **Verifique**: são os que suscitam dúvidas.',
        'Selecione na mensagem o texto certo e escolha o que é em **Isto é…**',
        'Ou corrija diretamente no campo. O que escrever à mão não é substituído.',
      ],
      hint: 'Se o código postal não corresponder ao subdistrito, pergunte ao cliente antes de enviar. Não adivinhe: a encomenda iria para o centro errado.',
    },
    'several-recipients': {
      question: 'E se uma só mensagem for para vários destinatários?',
      steps: [
        'Cole a mensagem como de costume. É-lhe perguntado para quem é esta encomenda.',
        'Escolha o primeiro destinatário, verifique os produtos dessa pessoa e prima **Guardar a encomenda**.',
        'Prima **Registar a encomenda seguinte**, cole de novo a mesma mensagem e escolha o destinatário seguinte.',
      ],
      hint: 'Cada destinatário é uma encomenda. Assim, as etiquetas e os números de envio não se misturam.',
    },
    'add-products': {
      question: 'Como adiciono produtos sem uma mensagem?',
      steps: [
        'Em **Registar encomenda**, vá ao campo **Adicionar produtos** e escreva parte do nome.',
        'Escolha com as setas e prima Enter: o produto entra logo na encomenda.',
        'Acerte a quantidade na linha. Se se enganou, retire a linha.',
      ],
      hint: 'Se o cliente não enviou nenhuma mensagem, escolha **Só os campos** e escreva o nome e a morada.',
    },
    'special-price': {
      question: 'Onde ponho um preço especial ou um valor que não é de um produto?',
      steps: [
        'Desconto numa só linha: prima o lápis da linha, indique em **Alterar o preço** o preço e o **Motivo** e prima **Usar este preço**.',
        'Embrulho para presente ou algo que a loja não tem: prima **Adicionar uma linha livre** e depois **Adicionar à encomenda**.',
        'Desconto em toda a encomenda: preencha o campo **Desconto**. Os portes vão no campo **Portes**.',
      ],
      hint: 'O motivo do preço especial fica na encomenda: quem embala e quem faz a contabilidade sabe porque é que o preço é diferente.',
    },
    'short-of-stock': {
      question: 'Diz que o stock é insuficiente. Posso registar a encomenda?',
      steps: [
        'Se restarem poucas, **Guardar a encomenda** abre **Stock insuficiente**: quantas foram pedidas e quantas restam.',
        'Se o cliente puder esperar ou vier mais a caminho, prima **Guardar mesmo assim**.',
        'Se não, prima **Voltar à encomenda** e reduza a quantidade ou escolha outro produto.',
      ],
      hint: 'Uma encomenda reserva as suas peças logo que é guardada: o que resta já não conta as das outras. Se for cancelada, as peças voltam a estar disponíveis.',
    },
    'total-differs': {
      question: 'Aparece que a encomenda é diferente da mensagem. O que faço?',
      about:
        'Antes de guardar, os produtos e o total são comparados com a mensagem do cliente. Se não coincidirem, é-lhe perguntado primeiro.',
      steps: [
        'Compare as colunas **Na mensagem** e **No formulário**.',
        'Se a mensagem estiver certa, prima **Usar os produtos da mensagem**.',
        'Se o formulário estiver certo, por exemplo porque o cliente mudou de ideias, prima **Guardar como está**.',
      ],
      hint: 'A diferença é quase sempre dos portes, que o cliente já somou. Veja primeiro o campo **Portes**.',
    },
    'same-phone-today': {
      question: 'Aparece o aviso de que este número já encomendou hoje. O que faço?',
      steps: [
        'Prima o número da encomenda no aviso para ver se é a mesma.',
        'Se for repetida, prima **Limpar o formulário** e não guarde.',
        'Se o cliente quiser mesmo mais, guarde como de costume, ou abra a primeira encomenda e prima **Editar** para enviar tudo numa só caixa.',
      ],
      hint: 'O aviso não impede de guardar. Só evita que duas pessoas, a responder ao mesmo tempo, registem a mesma encomenda.',
    },
    'reply-to-customer': {
      question: 'Como envio ao cliente o resumo da encomenda e o código QR?',
      steps: [
        'Depois de guardar, vá a **Resumo para o cliente** e escolha a língua em **Língua do cliente**.',
        'Prima **Copiar a resposta** e cole-a na conversa.',
        'Se a encomenda for paga por **PromptPay**, prima **Copiar a imagem** ou **Guardar a imagem** por baixo do código QR e envie-a. O valor já está no código.',
      ],
      hint: 'Se não houver código QR, a loja ainda não tem número PromptPay nem número de entidade. Veja a categoria das lojas.',
    },
    'after-saving': {
      question: 'A encomenda está guardada. E agora?',
      steps: [
        'Para atender o próximo cliente, prima **Registar a encomenda seguinte**.',
        'Para enviar ainda hoje, prima **Imprimir a etiqueta**.',
        'Para ver todas, prima **Ver as encomendas**.',
      ],
    },
    'edit-order': {
      question: 'Posso alterar uma encomenda já guardada?',
      steps: [
        'Abra **Encomendas**, pesquise pelo número da encomenda, pelo nome ou pelo telefone e abra a encomenda.',
        'Prima **Editar**, corrija a morada, os produtos ou os valores e prima **Guardar as alterações**.',
        'Se a etiqueta já foi impressa, prima **Imprimir a etiqueta de novo** e deite fora a antiga.',
      ],
      hint: 'No fim da encomenda, o **Histórico** mostra quem alterou o quê, com o valor anterior e o novo.',
    },
    'order-steps': {
      question: 'Por que passos passa uma encomenda? Posso mudar várias de uma vez?',
      about: 'Uma encomenda passa de **Nova** a **Confirmada**, **Embalada**, **Enviada** e **Entregue**.',
      steps: [
        'Uma a uma: em **Encomendas**, prima o botão na coluna **Passo seguinte**.',
        'Várias: assinale as encomendas, prima **Mudar o estado** e escolha o passo.',
        'As que não podem mudar continuam selecionadas, com o motivo indicado.',
      ],
      hint: 'Se marcar como enviada uma encomenda sem número de envio ou ainda por pagar, é-lhe perguntado primeiro. Na dúvida, prima **Ainda não enviar**.',
    },
    'undo-or-cancel': {
      question: 'Enganei-me no passo, ou o cliente quer cancelar. O que faço?',
      steps: [
        'Engano: prima **Desfazer** na mensagem ao canto do ecrã, ou abra a encomenda e desfaça aí o passo. É possível durante 10 minutos.',
        'Cancelamento: abra a encomenda, prima **Outros passos** e escolha **Cancelar a encomenda**.',
        'Se o cliente já pagou, devolva primeiro o dinheiro e depois prima **Reembolsar** na encomenda.',
      ],
      hint: 'Uma encomenda cancelada não desaparece: continua a aparecer na pesquisa, mas não conta para as vendas.',
    },
    'offline-while-saving': {
      question: 'A ligação caiu ao guardar. Perdi a encomenda?',
      about:
        'Não. A encomenda fica no dispositivo antes de ser enviada e, por mais vezes que seja enviada, só é guardada uma vez.',
      steps: [
        'Espere que a ligação volte: a encomenda é reenviada automaticamente. Ou prima **Reenviar agora**.',
        'Enquanto espera, pode premir **Entretanto registar outra encomenda**.',
        'Quando aparecer **A encomenda foi guardada** com o número da encomenda, está feito.',
      ],
      hint: 'Enquanto espera, não escreva a mesma encomenda noutro dispositivo: ficaria mesmo com duas.',
    },
    'unfinished-order': {
      question: 'Fechei a página antes de guardar. Posso continuar?',
      steps: [
        'Abra **Registar encomenda** no mesmo dispositivo. Aparece **Uma encomenda ficou por terminar**.',
        'Prima **Continuar** para a terminar, ou **Descartar** se já não precisar dela.',
      ],
      hint: 'O rascunho fica só no seu dispositivo. Ao terminar a sessão, o rascunho é apagado; antes disso, é-lhe perguntado.',
    },
    'edited-together': {
      question: 'Outra pessoa alterou a mesma encomenda ao mesmo tempo que eu. O que faço?',
      steps: [
        'Ao guardar, aparece **Duas versões desta encomenda**. Tudo o que escreveu continua lá.',
        'Escolha campo a campo o valor que fica, ou prima **Manter tudo o que é meu** ou **Ficar com tudo do outro lado**.',
        'Prima **Guardar esta escolha**.',
      ],
    },
  },
}
