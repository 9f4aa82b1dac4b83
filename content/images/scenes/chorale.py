"""A choir: four older people sing, songbooks in hand, a microphone before them, in a bright common room with a piano."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e2ebf2',ground='#ecd0a8',strength=.60)
floor_boards(-4,4,-4,1.9); wall_with_window(1.9,-5,5,3.4,-2.05,.35,.72,2.45,'#F0DCB8',panes=(4,2),dado='#FFF6E6')
ground(mat('#B9B36C',.95,bump=.2,scale=.7),9.5,-1.2,(0,6)); river(14,60,'#86B2CB',-1.3,x=90,streaks=50,lightcol='#B9D6E0',spread=22); hill((-16,62,-1.5),30,7.5,'#B9C0AE',.3); hill((16,64,-1.5),30,8.5,'#C5CCBF',.3)
maple((-3.1,6.4,-1.2),3.9,seed=6,n=30); spruce((1.2,7.6,-1.2),3.8); 
for x in (-2.46,.32): curtain(x,1.62,.10,2.66,.36,'#C9562B')
tube([(-2.6,1.62,2.68),(.85,1.62,2.68)],.020,mat(DARKWOOD))
# upright piano on the right
with group((1.55,1.38,0),-6):
    m=mat('#7A4A2E',.5,bump=.05); box((0,.06,.52),(1.30,.42,1.04),m,.025); box((0,.05,1.05),(1.36,.48,.045),m,.014); box((0,-.22,.56),(1.30,.26,.09),m,.018); box((0,-.245,.612),(1.14,.17,.02),mat('#FFFAF0',.4,bump=0),.004)
    for i in range(1,20): box((-.57+.06*i,-.245,.6225),(.004,.17,.003),mat('#B9A78C',.8,bump=0),0)
    for i in range(19):
        if i%7 not in (2,6): box((-.51+.06*i,-.205,.630),(.028,.095,.022),mat(INK,.4,bump=0),.004)
    for s in (-1,1): box((s*.60,-.28,.26),(.07,.08,.52),m,.015)
    for s in (-1,1): box((s*.105,-.155,.80),(.20,.012,.24),mat('#FDF6E8',.9,bump=0),.003,rot=(-.16,0,s*.05))
    box((0,-.158,.665),(.56,.06,.03),m,.008); pot((-.44,.05,1.075),.10,'leaf',TERRA,seed=9); lathe((.42,.05,1.075),[(.05,0),(.08,.09),(.05,.19),(.035,.22)],mat(RIVER,.35)); 
    for i in range(5): tube([(.42,.05,1.28),(.42+.07*math.cos(i*1.26),.05+.05*math.sin(i*1.26),1.42)],.006,mat('#5E8A5A')); sphere((.42+.07*math.cos(i*1.26),.05+.05*math.sin(i*1.26),1.44),.045,mat((TERRA,GOLD,ORANGE)[i%3],.8))
frame_pic((1.55,1.80,1.95),.62,.50,0,0); pot((-2.25,.95,0),.20,'tall',CREAM,seed=3)
rug((0,-.05,0),3.3,1.7,SPRUCE,round_=True)
def singer(x,y,turn,face,top,bottom,book_,hz=3.58,spread=.40,fwd=-.98,**k):
    q=person((x,y,0),turn,face=face,top=top,bottom=bottom,hands={'L':(spread,fwd,hz),'R':(-spread,fwd,hz)},**k)
    M=q['place']; c=np.array(M((0,fwd-.34,hz+.42)))
    with group(tuple(c),0,1.0,(R(-24),0,R(turn))):
        for s in (-1,1):
            with group((0,0,0),rot=(0,0,R(s*20))): box((s*.078,0,0),(.155,.012,.215),mat(book_,.7),.005); box((s*.076,.012,.004),(.145,.012,.200),mat('#FDF6E8',.9,bump=0),.003)
        tube([(0,-.004,-.105),(0,-.004,.105)],.010,mat(dark(book_,.15),.7))
    return q
singer(-1.02,.02,18,dict(skin=S['deep'],hair='#b9b4ae',style='afro',mouth='sing',lips='#7c332f',age=1,earrings=GOLD,eye='happy'),dict(kind='boat',color=GOLD),('skirt',PLUM),RIVER,extras=[('foulard',RIVER)],shoes=TERRA,look=-4,scale=.246,tilt=-3)
singer(-.36,.22,6,dict(skin=S['rose'],hair='#dcd7cf',style='side',mouth='open',age=2,jaw=1.06,nose=1.2,moustache=None,glasses='#5a3328',brows='#a39a90'),dict(kind='cardigan',color=SPRUCE,under='#F1E4CE',inner='collar',button=GOLD),('trousers','#5b5148'),TERRA,lady=False,wide=1.06,heavy=1.10,look=0,tilt=2,scale=.256)
singer(.36,.22,-6,dict(skin=S['fair'],hair='#d9d2c7',style='set',mouth='sing',lips='#C0504A',age=2,eye='happy',cheeks=1.06),dict(kind='cardigan',color='#5B82A3',under='#F6E3C4',button=GOLD),('skirt','#C9A36A'),GOLD,extras=[('pearls','#fbf5ea')],shoes='#5a3328',look=2,tilt=-4,scale=.24)
singer(1.02,.02,-18,dict(skin=S['tan'],hair='#5a534e',style='receding',mouth='sing',age=2,jaw=1.05,nose=1.2,brows='#4a423d',eye='happy'),dict(kind='sweater',color=TERRA,knit=6),('trousers','#44606e'),SPRUCE,lady=False,wide=1.06,heavy=1.10,look=4,tilt=3,scale=.252)
microphone((0,-.46,0),1.15,1.00)
area((-2.8,-3.8,3.1),(0,0,.9),2.4,265,'#ffe2b4'); area((-.9,2.7,2.3),(0,0,.9),1.9,95,'#fff0d8'); area((2.8,-3.0,2.3),(.2,0,.9),2,80,'#ffeedd')
camera((0,-5.15,1.55),(0,0,.95),lens=54)
render('chorale',samples=20,scale=1.0,exposure=.20,bounces=5,draft_w=720)
