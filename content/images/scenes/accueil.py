"""Ageism: at the door of a residence, the director holds out a hand to the woman who would move in; her son stays a step behind."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e2ebf2',ground='#ecd0a8',strength=.60)
floor_boards(-4,4,-4,1.7); wall_with_window(1.7,-5,5,3.4,-2.15,-.85,.03,2.10,'#9FB9A4',panes=(2,1),dado='#FFF6E6')
# outside the glass doors: the path, the river
ground(mat('#AFA95F',.95),9.5,-.06,(0,9)); path([(-1.5,1.9),(-1.6,3.4),(-2.3,5.5),(-3.2,9)],[1.1,1.1,1.0,.9],mat('#E4D3B5',.95),z=-.04); river(19,70,'#86B2CB',-.6,x=90,streaks=40,lightcol='#B9D6E0',spread=24); hill((-16,66,-1.5),30,7.5,'#B9C0AE',.3); maple((-1.55,6.4,-.05),2.9,seed=6,n=30); maple((-4.4,7.2,-.05),3.2,('#E0A03F','#EBBE5A','#D9812F'),seed=4)
for x in (-1.55,-1.45): cyl((x,1.60,1.02),.018,.42,mat(GOLD,.35,bump=0),.004)
box((-1.50,1.02,.012),(1.15,.66,.024),mat('#8A5A34',.95),.008); box((-1.50,1.02,.016),(1.03,.54,.022),mat('#A9713F',.95),.006)
# the hall: pictures, a plant, the reception desk
rug((-.05,-.28,0),3.0,1.6,'#B9562F',round_=True); frame_pic((.16,1.60,1.98),.62,.46,0,0); pot((-.52,1.30,0),.19,'tall',CREAM,seed=3)
counter(1.02,2.6,.86,h=.78,d=.50,front='#3F6A60'); lathe((1.32,.80,.80),[(.05,0),(.085,.10),(.05,.20),(.04,.23)],mat(TERRA,.35))
for i in range(7): a=i*.9; tube([(1.32,.80,1.02),(1.32+.11*math.cos(a),.80+.07*math.sin(a),1.17)],.006,mat('#5E8A5A')); sphere((1.32+.11*math.cos(a),.80+.07*math.sin(a),1.19),.052,mat((GOLD,'#F6E7CF',ORANGE)[i%3],.8))
notebook((1.68,.74,.803),.85,-8,PLUM); frame_pic((1.55,1.60,1.66),.42,.50,0,1)
pendant((1.45,.75,2.20),.26,GOLD,1.0,8)
# the son, a step behind; his mother, first; the director, for her
person((-.96,.20,0),46,face=dict(skin=S['rose'],hair='#6b4a34',style='side',mouth='smile',age=1,jaw=1.04,nose=1.1,brows='#5a3d2b'),top=dict(kind='shirt',color='#3E6C8F',collar='#5E8AAB'),bottom=('trousers','#5b5148'),hands={'R':(-.80,-.30,2.86),'L':(.80,-.34,2.86)},look=8,tilt=2,lady=False,wide=1.06,scale=.262)
person((-.182,-.10,0),56,face=dict(skin=S['fair'],hair='#e2dcd2',style='set',mouth='smile',lips='#C0504A',age=2,glasses='#2F5D50',cheeks=1.06,earrings=GOLD),top=dict(kind='sweater',color=TERRA),extras=[('pearls','#fbf5ea')],bottom=('skirt','#4d5a66'),shoes='#5a3328',hands={'R':(.33,-1.01,3.66),'L':(.95,-.02,2.9)},look=10,tilt=2,scale=.245)
person((.45,-.04,0),-56,face=dict(skin=S['brown'],hair='#2a1d18',style='bob',mouth='open',lips='#8f3b38',lashes=True,age=1,nose=1.12,earrings=GOLD),top=dict(kind='blazer',color=SPRUCE,under='#F6E3C4'),bottom=('trousers','#3b4652'),shoes='#3a2620',hands={'R':(-.20,-1.21,3.60),'L':(.86,-.40,2.96)},look=-12,nod=4,lean=4,scale=.255)
area((-2.8,-3.8,3.0),(0,0,.9),2.4,250,'#ffe2b4'); area((-1.5,2.7,2.2),(-.4,0,.7),1.6,85,'#fff0d8'); area((2.8,-3.0,2.3),(.2,0,.9),2,70,'#ffeedd')
camera((.10,-4.50,1.48),(.10,0,.88),lens=52)
render('accueil',samples=8,scale=1.4,exposure=.18,bounces=5,draft_w=600)
