"""Article: stereotypes. An older man, very much alive, paints the river at his easel in autumn."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7DDB2'),(.5,'#F9E2BE'),(.68,'#F4DCC8'),(1,'#A6CAD8')),ambient='#d9e6f0',ground='#d9b07c',strength=.58); sun(30,-52,4.0,'#ffd094',6)
ground(mat('#A9A65C',.95),8,0,(0,-1.6)); river(3,70,'#6FA0BD',-2.4,x=120,streaks=46,lightcol='#A9CBD8',spread=34,seed=3); HZ='#F6E0C2'
hill((-20,70,-2.6),34,9.0,'#B9C3B4',.3); hill((20,74,-2.6),40,11,'#C6CCC0',.3); hill((-9.4,33,-3),8,4.0,mix('#C58E4E',HZ,.25),.5); chateau((-9.2,31,.8),1.0,turn=8,haze=.25,hz=HZ,lit=.3); qc_row(-15,-4.8,28.6,-1.6,seed=5,haze=.20,hz=HZ,lit=.35,s=1.0,dz=.3); sailboat((3.4,18,-2.35),1.1); sailboat((5.8,26,-2.35),.9,'#F2D5B5'); cloud((12,60,14),1.8,3,'#FFF3E2'); cloud((-3,62,17),1.8,5,'#FFF3E2')
fence((-5,2.6),(5,2.6),.62,'#F0E2C8',.15)
maple((1.95,1.7,-.1),2.45,('#E0A03F','#EBBE5A','#D9812F'),seed=4,n=30); bush((-1.95,1.4,0),.40,'#7F8F4E',3,flowers=(TERRA,GOLD)); bush((-2.5,1.7,0),.46,'#8F9A55',6); leaves((-4,4,-3,2.4),170,seed=4)
# easel and canvas
EX,EY=.60,.20
with group((EX,EY,0),turn=-26):
    wd=mat('#B67A48',.7)
    tube([(-.30,-.06,0),(-.06,.05,1.62)],.024,wd); tube([(.30,-.06,0),(.06,.05,1.62)],.024,wd); tube([(0,.55,0),(0,.08,1.50)],.022,wd); box((0,-.055,.80),(.74,.09,.035),wd,.010); box((0,.03,1.64),(.18,.05,.06),wd,.010)
    with group((0,-.045,1.13),rot=(R(-5),0,0)):
        box((0,0,0),(.82,.035,.64),mat('#FDF6E8',.9),.008)
        def dab(pts,col,k): o=poly(pts,mat(col,.9),.006,bevel=.002); o.rotation_euler=(R(90),0,0); o.location=(0,-.017-.003*k,0)
        dab([(-.39,-.30),(.39,-.30),(.39,.30),(-.39,.30)],'#F7D9A6',0); dab([(-.39,.12),(.39,.16),(.39,.30),(-.39,.30)],'#9CC3D3',1)
        dab([(-.39,-.16),(.39,-.18),(.39,.03),(.10,.02),(-.39,.04)],'#5E93B8',2); dab([(-.39,.03),(-.25,.13),(-.08,.10),(.06,.02),(-.39,.03)],'#7A8FA0',3); dab([(.0,.02),(.20,.11),(.39,.07),(.39,.01)],'#9AA7AE',3); dab([(-.39,-.30),(.39,-.30),(.39,-.20),(.12,-.15),(-.15,-.20),(-.39,-.14)],'#A9A65C',4)
        for x,z,r,c in ((.22,.02,.085,TERRA),(.30,.08,.070,ORANGE),(.16,.09,.065,GOLD),(.24,.12,.055,'#E58A35')): sphere((x,-.040,z),r,mat(c,.9),s=(1,.22,1))
        box((.23,-.034,-.10),(.03,.012,.17),mat(DARKWOOD,.9),.003); sphere((-.20,-.028,.205),.045,mat(GOLD,.8),s=(1,.25,1))
        dab([(-.14,-.10),(-.02,-.10),(-.04,-.135),(-.12,-.135)],TERRA,5); dab([(-.085,-.09),(-.085,.03),(-.02,-.09)],'#FBF3E4',5); dab([(-.095,-.09),(-.095,.0),(-.14,-.09)],GOLD,5)
# the painter
p=person((-.36,.02,0),30,face=dict(skin=S['rose'],hair='#dcd7cf',style='short',mouth='open',age=2,jaw=1.06,nose=1.22,moustache='#e0dbd2',hat=('tuque',TERRA),glasses='#3a2620'),top=dict(kind='shirt',color=GOLD,collar='#FBF3E4'),extras=[('foulard',RIVER)],bottom=('trousers','#44525e'),shoes=DARKWOOD,hands={'L':(1.80,-1.02,4.62),'R':(-.62,-1.12,3.45)},look=6,nod=0,lady=False,wide=1.08,step=.10)
with group((-.36,.02,0),30,.25): ring((0,.01,2.95),.56,.11,mat(dark(GOLD,.08),.88),s=(1.06,.86))
l=p['L']; tube([(l[0]-.05,l[1]-.02,l[2]-.05),(l[0]+.06,l[1]+.015,l[2]+.035),(l[0]+.135,l[1]+.04,l[2]+.085)],[.010,.013,.008],mat(PLUM,.5,bump=0)); tube([(l[0]+.135,l[1]+.04,l[2]+.085),(l[0]+.185,l[1]+.055,l[2]+.12)],[.014,.003],mat(TERRA,.8,bump=0))
r=p['R']
with group((r[0]+.02,r[1]-.06,r[2]+.035),rot=(R(28),R(-8),R(20))):
    lathe((0,0,0),[(.165,0),(.172,.008),(.165,.016)],mat('#B9804C',.6),s=(1.2,.86))
    for i,c in enumerate((TERRA,GOLD,RIVER,SPRUCE,'#FBF3E4',PLUM)): a=i*.82-.6; sphere((.135*math.cos(a),.085*math.sin(a),.020),.030,mat(c,.5,bump=0),s=(1,1,.45))
# a stool with jars of brushes
with group((-1.12,.10,0)):
    lathe((0,0,.40),[(.20,0),(.21,.02),(.20,.045)],mat(WOOD,.7))
    for a in (.5,2.6,4.7): tube([(.20*math.cos(a),.20*math.sin(a),0),(.11*math.cos(a),.11*math.sin(a),.41)],.022,mat(DARKWOOD,.8))
    lathe((-.04,.03,.445),[(.060,0),(.065,.01),(.065,.15),(.055,.15),(.055,.03)],mat(RIVER,.5))
    for i in range(5): tube([(-.04+.012*(i-2),.03,.47),(-.04+.038*(i-2),.04+.01*i,.70+.02*(i%2))],.009,mat((WOOD,DARKWOOD,'#D9A85C')[i%3],.6,bump=0)); sphere((-.04+.038*(i-2),.04+.01*i,.715+.02*(i%2)),.018,mat((TERRA,GOLD,SPRUCE,PLUM,ORANGE)[i],.8,bump=0),s=(.8,.8,1.6))
    for x,y,c in ((.09,-.06,TERRA),(.12,.04,GOLD)): cyl((x,y,.475),.034,.06,mat(c,.5,bump=0),.008)
camera((-.02,-4.5,1.38),(-.02,0,.90),lens=50)
render('article-prejuges',samples=20,scale=.85,exposure=.05)
