"""Article: three questions. Three empty chairs round a table with three cups, one larger than the others."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.5,'#F4E8D2'),(1,'#B4D3DF')),ambient='#e2ebf2',ground='#ecd0a8',strength=.60)
floor_boards(-4,4,-4,1.4); wall_with_window(1.4,-4,4,3.2,-.78,.86,.72,2.20,'#8FAE98',panes=(3,2),dado='#FFF6E6')
river(5,60,'#86B2CB',-1.4,x=90,streaks=50,lightcol='#B9D6E0',spread=16); ground(mat('#AFA95F',.95),6.4,-.6,(0,4)); hill((-12,50,-2),22,4.2,'#B9C0AE',.3); hill((14,54,-2),24,5.2,'#C6CDBF',.3); maple((1.45,6.2,-.6),2.5,seed=3); spruce((-1.5,7.4,-.6),2.2); sailboat((.9,27,-1.35),1.15)
for x in (-1.14,.86): curtain(x,1.12,.30,2.40,.34,'#E3A867')
tube([(-1.3,1.12,2.42),(1.4,1.12,2.42)],.018,mat(DARKWOOD))
rug((0,-.25,0),3.0,1.8,'#B9562F',round_=True)
table_round((0,-.30,0),.58,.60,'#B67A48',cloth='#FBF3E4'); pendant((0,-.25,2.06),.28,TERRA,1.2,10)
chair((-.86,-.34,0),72,WOOD,RIVER); chair((.86,-.34,0),-72,WOOD,GOLD); chair((0,.48,0),0,WOOD,PLUM)
Z=.612
cup((-.34,-.30,Z),1.5,RIVER,200,steam=True); cup((.34,-.30,Z),1.5,GOLD,-20,steam=True); cup((0,-.42,Z),2.5,TERRA,-30)
bookshelf((-2.05,1.22,0),1.15,1.55,.26,0,WOOD,seed=11); pot((1.85,.92,0),.20,'tall',CREAM,seed=3); frame_pic((1.75,1.29,1.75),.50,.60,0,0)
geraniums((.52,1.24,.72),.46,box_col=DARKWOOD,seed=4); cat((-.42,1.22,.73),-10,.80,look=12,col='#8d8178')
area((.0,2.6,2.1),(0,-.3,.6),1.8,95,'#ffe9c8'); area((-2.8,-3.6,2.9),(0,-.2,.6),2.3,205,'#ffe2b8'); area((2.8,-2.8,2.0),(0,-.2,.6),2,46,'#e6eef8'); sun(26,160,1.8,'#ffcb8a',5)
camera((0,-4.2,1.98),(0,0,.78),lens=54)
render('article-trois-questions',samples=20,scale=.85,exposure=.08,bounces=5)
